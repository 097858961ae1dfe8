(() => {
  'use strict';
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);

  // Light or dark: the reader's system decides until the reader does. At once, so that nothing flashes.
  const THEMES = ['auto', 'light', 'dark'];
  const KEY = 'error-contract-theme';
  const stored = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const store = (theme) => { try { localStorage.setItem(KEY, theme); } catch { /* for this visit only */ } };
  const paint = (theme) => {
    if (theme === 'auto') delete root.dataset.theme; else root.dataset.theme = theme;
  };
  let theme = THEMES.includes(stored()) ? stored() : 'auto';
  paint(theme);

  function themes() {
    const button = byId('_theme');
    const say = () => { button.querySelector('.label').textContent = `Theme: ${theme}`; };
    button.hidden = false;
    button.addEventListener('click', () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
      store(theme);
      paint(theme);
      say();
    });
    say();
  }

  // Search and filters. What they say is in the address: a filtered view can be sent to somebody.
  function filters() {
    const form = byId('_bar');
    const query = byId('_q');
    const code = byId('_code');
    const category = byId('_category');
    const count = byId('_count');
    const clear = form.querySelector('button[type="reset"]');
    const empty = byId('_empty');
    const overview = byId('_overview');
    const noun = (number) => `${number} ${number === 1 ? 'failure' : 'failures'}`;

    const contracts = Array.from(document.querySelectorAll('section.contract'), (section) => {
      const id = section.getAttribute('aria-labelledby');
      const item = document.querySelector(`.contents [data-of="${CSS.escape(id)}"]`);
      return { section, item, count: item.querySelector('.count'), total: 0, shown: 0 };
    });
    const entries = [];
    for (const contract of contracts) {
      const own = contract.section.querySelectorAll(':scope > .entry');
      contract.total = own.length;
      for (const element of own) entries.push({ element, contract, data: element.dataset, text: '' });
    }
    const domains = Array.from(document.querySelectorAll('section.domain'), (section) => {
      return { section, contracts: contracts.filter((contract) => section.contains(contract.section)) };
    });

    // Read once, when it is needed first: everything but the examples, which say the same again.
    const text = (entry) => {
      if (!entry.text) {
        const domain = entry.contract.section.parentElement.querySelector('h2').textContent;
        const type = entry.contract.section.querySelector('h3').textContent;
        const parts = entry.element.querySelectorAll('h4, .tag, .said, .facts');
        entry.text = [domain, type, ...Array.from(parts, (part) => part.textContent)].join('\n').toLowerCase();
      }
      return entry.text;
    };
    const words = () => query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const retry = () => form.elements.retry.value;
    const isFaceted = () => Boolean(code.value || category.value || retry());
    const holds = (entry, all) => all.every((word) => text(entry).includes(word));

    function apply() {
      const all = words();
      const [wantCode, wantCategory, wantRetry] = [code.value, category.value, retry()];
      const isActive = Boolean(all.length || isFaceted());
      let found = 0;
      for (const contract of contracts) contract.shown = 0;
      for (const entry of entries) {
        const { data } = entry;
        const isShown = (!wantCode || data.code === wantCode)
          && (!wantCategory || data.category === wantCategory)
          && (!wantRetry || data.retry === wantRetry)
          && holds(entry, all);
        if (entry.element.hidden === isShown) entry.element.hidden = !isShown;
        if (isShown) { found += 1; entry.contract.shown += 1; }
      }
      for (const contract of contracts) {
        contract.section.hidden = isActive && contract.shown === 0;
        contract.item.classList.toggle('none', isActive && contract.shown === 0);
        contract.count.textContent = contract.total ? contract.shown : '';
      }
      for (const domain of domains) {
        domain.section.hidden = domain.contracts.every((contract) => contract.section.hidden);
        const shown = domain.contracts.reduce((sum, contract) => sum + contract.shown, 0);
        domain.section.querySelector('h2 .count').textContent = noun(shown);
      }
      overview.hidden = isActive;
      for (const aside of document.querySelectorAll('.left-out')) aside.hidden = isActive;
      clear.hidden = !isActive;
      count.textContent = isActive ? `${found} of ${noun(entries.length)}` : noun(entries.length);
      empty.hidden = !isActive || found > 0;
      const said = [all.length && `“${query.value.trim()}”`, wantCode, wantCategory, wantRetry].filter(Boolean).join(', ');
      byId('_printed').textContent = isActive ? `${found} of ${noun(entries.length)}: those with ${said}.` : '';
      if (!empty.hidden) explain(all);
      mark(all);
      address();
    }

    // Why nothing is shown, and whether the filters are to blame.
    function explain(all) {
      const facets = [code.value, category.value, retry()].filter(Boolean).join(', ');
      const without = facets && all.length ? entries.filter((entry) => holds(entry, all)).length : 0;
      const what = all.length ? `Nothing holds “${query.value.trim()}”${facets ? ` among ${facets}` : ''}.`
        : `Nothing is ${facets} at once.`;
      byId('_why').textContent = without ? `${what} ${noun(without)} without the filters.` : what;
    }

    // Marks the words without touching the text; browsers that cannot, do not.
    function mark(all) {
      if (!window.Highlight || !CSS.highlights) return;
      CSS.highlights.delete('found');
      if (!all.length) return;
      const ranges = [];
      for (const { element } of entries.filter((entry) => !entry.element.hidden).slice(0, 80)) {
        for (const part of element.querySelectorAll('h4, .said, .facts')) {
          const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const node = walk.currentNode;
            const lower = node.data.toLowerCase();
            if (lower.length !== node.data.length) continue;
            for (const word of all) {
              for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
                const range = new Range();
                range.setStart(node, at);
                range.setEnd(node, at + word.length);
                ranges.push(range);
              }
            }
          }
        }
      }
      CSS.highlights.set('found', new Highlight(...ranges));
    }

    function address() {
      const said = new URLSearchParams();
      for (const [name, value] of [['q', query.value.trim()], ['code', code.value], ['category', category.value], ['retry', retry()]]) {
        if (value) said.set(name, value);
      }
      const isAway = targeted()?.closest('[hidden]');
      const search = said.size ? `?${said}` : '';
      if (search === location.search && !isAway) return;
      try {
        history.replaceState(null, '', location.pathname + search + (isAway ? '' : location.hash));
      } catch { /* some browsers refuse it in files */ }
    }

    function fromAddress() {
      const said = new URLSearchParams(location.search);
      query.value = said.get('q') ?? '';
      for (const [select, name] of [[code, 'code'], [category, 'category']]) {
        select.value = said.get(name) ?? '';
        if (select.selectedIndex < 0) select.value = '';
      }
      const wanted = said.get('retry') ?? '';
      const known = Array.from(form.elements.retry, (radio) => radio.value);
      form.elements.retry.value = known.includes(wanted) ? wanted : '';
    }

    // A link to a failure shows it, whatever is filtered.
    function land() {
      const target = targeted();
      if (target?.closest('[hidden]')) {
        reset();
        show(target);
      }
    }

    // What was never drawn has a size that is guessed: once more when the sizes around it are known.
    function show(target) {
      target.scrollIntoView();
      requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
    }

    function reset() {
      form.reset();
      query.value = '';
      apply();
    }

    let isDue = false;
    const soon = () => {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => { isDue = false; apply(); });
    };
    form.hidden = false;
    form.addEventListener('input', soon);
    form.addEventListener('reset', () => setTimeout(() => { query.value = ''; apply(); query.focus(); }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      apply();
      step(1, true);
    });
    byId('_reset').addEventListener('click', () => { reset(); query.focus(); });
    document.addEventListener('click', (event) => {
      const link = event.target.closest('a[data-code]');
      if (!link) return;
      event.preventDefault();
      form.reset();
      code.value = link.dataset.code;
      apply();
      show(byId('_failures'));
      code.focus({ preventScroll: true });
    });
    addEventListener('hashchange', land);
    // On a phone only the search stays in view.
    const find = form.querySelector('.find');
    const bar = new ResizeObserver(() => {
      root.style.setProperty('--bar', `${form.offsetHeight || find.offsetHeight}px`);
    });
    bar.observe(form);
    bar.observe(find);
    fromAddress();
    apply();
    land();
    // The bar has come since the browser went there; who comes back stays where they were.
    const [visit] = performance.getEntriesByType('navigation');
    if (targeted() && visit?.type === 'navigate') show(targeted());

    // Reads ahead while nobody waits.
    const ahead = (from) => {
      const later = window.requestIdleCallback ?? ((run) => setTimeout(run, 50));
      if (from < entries.length) later(() => { entries.slice(from, from + 200).forEach(text); ahead(from + 200); });
    };
    ahead(0);

    // From failure to failure.
    function step(by, isFirst) {
      const shown = entries.map((entry) => entry.element).filter((element) => !element.closest('[hidden]'));
      if (!shown.length) return;
      const top = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
      const focused = shown.indexOf(document.activeElement?.closest('.entry'));
      let at = 0;
      if (!isFirst) {
        const below = shown.findIndex((element) => element.getBoundingClientRect().top >= top - 2);
        const next = below < 0 ? shown.length - 1 : below;
        at = focused >= 0 ? focused + by : by > 0 ? next : next - 1;
      }
      const target = shown[Math.min(Math.max(at, 0), shown.length - 1)];
      target.querySelector('.link').focus({ preventScroll: true });
      show(target);
    }

    document.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isField = event.target.closest('input[type="search"], select');
      if (event.key === 'Escape') {
        if (event.target === query && !query.value) query.blur();
        else if (query.value || isFaceted()) {
          event.preventDefault();
          if (query.value) { query.value = ''; apply(); } else reset();
        }
      } else if (isField) {
        return;
      } else if (event.key === '/') {
        event.preventDefault();
        query.focus();
        query.select();
      } else if (event.key === 'j' || event.key === 'k') {
        event.preventDefault();
        step(event.key === 'j' ? 1 : -1, false);
      }
    });
    document.querySelector('.keys').hidden = false;
  }

  function targeted() {
    const id = location.hash.slice(1);
    if (!id) return null;
    try { return byId(id) ?? byId(decodeURIComponent(id)); } catch { return null; }
  }

  // The link of a failure, into the clipboard.
  function links() {
    const toast = byId('_toast');
    let timer = 0;
    document.addEventListener('click', async (event) => {
      const link = event.target.closest('a.link');
      if (!link) return;
      const url = new URL(link.getAttribute('href'), location.href);
      url.search = '';
      try {
        await navigator.clipboard.writeText(url.href);
      } catch { return; }
      toast.textContent = 'Link copied';
      toast.classList.add('on');
      clearTimeout(timer);
      timer = setTimeout(() => { toast.classList.remove('on'); toast.textContent = ''; }, 1600);
    });
  }

  // The keys of an example, set apart when it is opened: ten thousand closed ones cost nothing.
  function examples() {
    document.addEventListener('toggle', (event) => {
      if (!event.target.open) return;
      for (const pre of event.target.querySelectorAll('pre.json:not([data-read])')) {
        pre.dataset.read = '';
        const json = pre.textContent;
        const parts = [];
        let from = 0;
        for (const found of json.matchAll(/^ *("(?:[^"\\]|\\.)*"):|^[A-Z][A-Za-z-]+:/gm)) {
          const key = document.createElement('span');
          key.className = 'key';
          key.textContent = found[0];
          parts.push(json.slice(from, found.index), key);
          from = found.index + found[0].length;
        }
        pre.replaceChildren(...parts, json.slice(from));
      }
    }, true);
  }

  // Paper unfolds nothing by itself.
  function printing() {
    let opened = [];
    addEventListener('beforeprint', () => {
      opened = Array.from(document.querySelectorAll('main details:not([open])'));
      for (const details of opened) details.open = true;
    });
    addEventListener('afterprint', () => {
      for (const details of opened) details.open = false;
      opened = [];
    });
  }

  // Where the reader is, in the contents.
  function contents() {
    const narrow = matchMedia('(max-width: 860px)');
    const details = document.querySelector('.contents details');
    const fold = () => { details.open = !narrow.matches; };
    narrow.addEventListener('change', fold);
    fold();
    details.addEventListener('click', (event) => {
      if (narrow.matches && event.target.closest('a')) details.open = false;
    });
    let current = null;
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        const id = target.getAttribute('aria-labelledby');
        const link = document.querySelector(`.contents [data-of="${CSS.escape(id)}"] a`);
        current?.removeAttribute('aria-current');
        link?.setAttribute('aria-current', 'true');
        link?.scrollIntoView({ block: 'nearest' });
        current = link;
      }
    }, { rootMargin: '-20% 0px -75% 0px' });
    for (const section of document.querySelectorAll('section.contract')) watch.observe(section);
  }

  addEventListener('DOMContentLoaded', () => {
    themes();
    filters();
    links();
    examples();
    printing();
    contents();
  });
})();
