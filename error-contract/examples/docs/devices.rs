//! What talking to devices in a house can run into.

use std::{io, time::Duration};

use error_contract::ErrorContract;

/// What talking to devices in a house can run into.
#[derive(Debug, thiserror::Error, ErrorContract)]
#[contract(domain = "devices", docs = "https://errors.example.com/#{reason}", retired("hub_error"))]
pub enum DeviceError {
    /// No device has this id.
    #[error("there is no device {device}")]
    #[reason("device_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_devices and pass one of its ids.")]
    DeviceNotFound {
        #[contract(context)]
        device: String,
    },

    /// The device is not paired with the hub.
    #[error("the device is not paired")]
    #[reason("device_not_paired")]
    #[code(Unauthorized)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Hold the button on the device for five seconds, then call pair_device.")]
    DeviceNotPaired,

    /// A device on battery wakes up from time to time.
    #[error("the device sleeps")]
    #[reason("device_asleep")]
    #[code(ServiceUnavailable)]
    #[severity(debug)]
    #[recovery("Wait for the delay until the device wakes up.")]
    DeviceAsleep {
        #[contract(retry_after)]
        wait: Duration,
    },

    /// The device has not been heard.
    #[error("the device was last seen {last_seen}")]
    #[reason("device_offline")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "1m")]
    #[severity(notice)]
    #[recovery("Wait one minute; move the device within ten metres of the hub.")]
    DeviceOffline {
        #[contract(context)]
        last_seen: String,
    },

    /// The battery is too weak for the command.
    #[error("the battery is at {percent} percent")]
    #[reason("battery_low")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Replace the battery, then send the command.")]
    BatteryLow {
        #[contract(context)]
        percent: u8,
    },

    /// The command needs a newer firmware.
    #[error("the firmware is too old")]
    #[reason("firmware_too_old")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Update the device to {needed} with update_firmware.")]
    FirmwareTooOld {
        #[contract(context)]
        needed: String,
    },

    /// The device is being updated.
    #[error("the update is at {percent} percent")]
    #[reason("update_running")]
    #[code(Conflict)]
    #[retryable(after = "3m")]
    #[severity(info)]
    #[recovery("Wait three minutes until the update is done.")]
    UpdateRunning {
        #[contract(context)]
        percent: u8,
    },

    /// The device went back to its old firmware.
    #[error("the update failed at {step}")]
    #[reason("update_failed")]
    #[code(InternalError)]
    #[retryable(false)]
    #[severity(warning)]
    #[recovery("Bring the device near the hub and start update_firmware.")]
    UpdateFailed {
        #[contract(context)]
        step: String,
    },

    /// The device does not know the command.
    #[error("{command} is not known")]
    #[reason("command_unknown")]
    #[code(MethodNotFound)]
    #[retryable(terminal)]
    #[severity(info)]
    #[recovery("Use a command that describe_device lists.")]
    CommandUnknown {
        #[contract(context)]
        command: String,
    },

    /// The value is outside of what the device takes.
    #[error("the value is out of range")]
    #[reason("value_outside")]
    #[code(InvalidParams)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "value")]
    #[recovery("Pass a `value` from {least} to {most}.")]
    ValueOutside {
        #[contract(context)]
        least: f64,
        #[contract(context)]
        most: f64,
    },

    /// The child lock is on.
    #[error("the child lock is on")]
    #[reason("child_lock")]
    #[code(Forbidden)]
    #[retryable(false)]
    #[severity(info)]
    #[recovery("Ask an adult to switch the lock off on the device.")]
    ChildLock,

    /// A sensor has stopped the device.
    #[error("{sensor} has stopped the device")]
    #[reason("safety_stop")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[severity(warning)]
    #[recovery("Look at the device; it starts again by its own button only.")]
    SafetyStop {
        #[contract(context)]
        sensor: String,
    },

    /// A sensor has found water.
    #[error("there is water in the {room}")]
    #[reason("water_detected")]
    #[code(Forbidden)]
    #[retryable(terminal)]
    #[recovery("Turn off the main valve by hand and call a plumber.")]
    WaterDetected {
        #[contract(context)]
        room: String,
    },

    /// No scene has this name.
    #[error("there is no scene {scene}")]
    #[reason("scene_not_found")]
    #[code(NotFound)]
    #[severity(info)]
    #[recovery("Call list_scenes and pass one of its names.")]
    SceneNotFound {
        #[contract(context)]
        scene: String,
    },

    /// A scene starts itself.
    #[error("the scenes start each other")]
    #[reason("scene_loop")]
    #[code(ValidationError)]
    #[retryable(false)]
    #[severity(info)]
    #[contract(field = "actions")]
    #[recovery("Remove one of `scenes` from the actions.")]
    SceneLoop {
        #[contract(context)]
        scenes: Vec<String>,
    },

    /// The hub has a queue of commands.
    #[error("the hub is busy")]
    #[reason("hub_busy")]
    #[code(RateLimited)]
    #[retryable(after = "2s")]
    #[severity(debug)]
    #[recovery("Wait 2 seconds, then send one command for the whole room.")]
    HubBusy,

    /// The hub has no connection.
    #[error("the hub cannot be reached")]
    #[reason("hub_offline")]
    #[code(ServiceUnavailable)]
    #[retryable(after = "30s")]
    #[recovery("Wait 30 seconds; local switches work meanwhile.")]
    HubOffline {
        #[source]
        cause: io::Error,
    },

    /// The cloud of the vendor refused the command.
    #[error("the vendor refused the command")]
    #[reason("vendor_refused")]
    #[code(4001)]
    #[retryable(false)]
    #[severity(notice)]
    #[recovery("Send the command from the app of the vendor, or switch the device by hand.")]
    VendorRefused {
        #[contract(original_error)]
        vendor_code: String,
        #[contract(retryable)]
        temporary: bool,
    },

    /// The radio channel is full of noise.
    #[error("channel {channel} is noisy")]
    #[reason("radio_jammed")]
    #[code(InternalError, 4120)]
    #[retryable(after = "1m")]
    #[severity(warning)]
    #[contract(since = "1.8")]
    #[recovery("Wait one minute, or choose another channel with set_channel.")]
    RadioJammed {
        #[contract(context)]
        channel: u8,
    },
}
