import type { Page } from 'playwright-core';

// Runs in the page. Distances are pixels of the window; a glyph's box may stand a little outside what it paints.
const script = `(() => {
  const sideways = 1.5;
  const lengthwise = 4;
  const found = new Set();
  const words = (text) => text.trim().replace(/\\s+/g, ' ').slice(0, 40);
  const nameOf = (one) => {
    const own = typeof one.className === 'string' ? one.className.split(' ')[0] : '';
    return own ? one.tagName.toLowerCase() + '.' + own : one.tagName.toLowerCase();
  };
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const isForEars = (one) => {
    for (let at = one; at; at = at.parentElement) {
      if (styleOf(at).clipPath !== 'none' || at.classList.contains('skip')) return true;
    }
    return false;
  };
  const isSeen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.closest('.pdf-words, .pdf-crop, .pagecrop, .react-aria-SelectHiddenContainer, noscript') === null &&
    !isForEars(one);
  const isHome = (style) => style.position !== 'static' || style.transform !== 'none';
  // What clips a box so that it cannot be scrolled to, and what shows of it as things stand scrolled.
  const look = (one, box) => {
    let { left, right, top, bottom } = box;
    let isFree = styleOf(one).position === 'absolute';
    for (let at = one; at && at !== document.body && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      if (at !== one || !(at instanceof HTMLInputElement)) {
        const isSkipped = isFree && at !== one && !isHome(style);
        if (isFree && at !== one && isHome(style)) isFree = false;
        if (!isSkipped) {
          const edge = at.getBoundingClientRect();
          const { overflowX, overflowY } = style;
          if (overflowX === 'auto' || overflowX === 'scroll') {
            left = Math.max(left, edge.left);
            right = Math.min(right, edge.right);
            if (right < left) return {};
          } else if (overflowX !== 'visible') {
            if (left < edge.left - sideways || right > edge.right + sideways) return { clipper: at };
          }
          if (overflowY === 'auto' || overflowY === 'scroll') {
            top = Math.max(top, edge.top);
            bottom = Math.min(bottom, edge.bottom);
            if (bottom < top) return {};
          } else if (overflowY !== 'visible') {
            if (top < edge.top - lengthwise || bottom > edge.bottom + lengthwise) return { clipper: at };
          }
        }
      }
      if (style.position === 'fixed') break;
      if (style.position === 'absolute') isFree = true;
    }
    const width = document.documentElement.clientWidth;
    return left < -sideways || right > width + sideways
      ? { clipper: document.documentElement }
      : { shown: { left, right, top, bottom } };
  };
  const layerOf = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const { position, zIndex } = styleOf(at);
      if (position === 'fixed' || position === 'sticky') return at;
      if (position === 'absolute' && zIndex !== 'auto') return at;
    }
    return document.body;
  };
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement;
    if (node.data.trim() === '' || home === null || /^(SCRIPT|STYLE|OPTION)$/.test(home.tagName)) continue;
    if (!isSeen(home)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(home);
    const frame = home.closest('td, th, button, .btn, .badge, .chip, .tab, .count');
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const { clipper, shown } = look(home, box);
      if (clipper) found.add('cut by ' + nameOf(clipper) + ': ' + words(node.data));
      else if (frame !== null) {
        const edge = frame.getBoundingClientRect();
        if (box.left < edge.left - sideways || box.right > edge.right + sideways)
          found.add('runs out of ' + nameOf(frame) + ': ' + words(node.data));
      }
      if (shown) pieces.push({ box: shown, home, layer, text: words(node.data) });
    }
  }
  for (const one of document.querySelectorAll('button, input, select, textarea, a.btn, canvas, img, svg.chart')) {
    if (!isSeen(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const { clipper, shown } = look(one, box);
    if (clipper && clipper !== one)
      found.add('cut by ' + nameOf(clipper) + ': ' + nameOf(one) + ' ' + words(one.textContent));
    // A quiet button is its words alone: its padding stands on its neighbours'.
    if (shown && !one.matches('.quiet') && /^(BUTTON|A|INPUT|SELECT|TEXTAREA)$/.test(one.tagName))
      pieces.push({ box: shown, home: one, layer: layerOf(one), text: nameOf(one), isControl: true });
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('input[placeholder], select')) {
    if (!isSeen(one) || one.value !== '' && one.tagName === 'INPUT') continue;
    const text = one.tagName === 'SELECT' ? (one.selectedOptions[0]?.text ?? '') : one.placeholder;
    const { font, paddingLeft, paddingRight } = styleOf(one);
    pen.font = font;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(text).width > room + sideways) found.add('does not fit its field: ' + words(text));
  }
  pieces.sort((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < pieces.length; i += 1) {
    const a = pieces[i];
    for (let j = i + 1; j < pieces.length && pieces[j].box.top < a.box.bottom - lengthwise; j += 1) {
      const b = pieces[j];
      if (a.layer !== b.layer || a.home.contains(b.home) || b.home.contains(a.home)) continue;
      // What stands inside a field by design: the eye of a password.
      if (a.home.parentElement === b.home.parentElement && (a.home.tagName === 'INPUT' || b.home.tagName === 'INPUT')) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 2 && down > lengthwise) found.add('overlap: ' + a.text + ' / ' + b.text);
    }
  }
  return [...found];
})()`;

/**
 * What of the page nobody can read as it stands, one line each: text, controls and pictures that something clips and that cannot be
 * scrolled to, text outside its cell or button, and pieces of one layer that lie on each other. Empty is good.
 */
export const cutProblems = (page: Page): Promise<string[]> => page.evaluate<string[]>(script);

/** The share of the window's height that bars at its lower edge take from what scrolls under them, 0 to 1; sheets and dialogs aside. */
export const barShare = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    if (document.querySelector('.panel, .dialog, .sheet, .menu')) return 0;
    const bars = [...document.querySelectorAll('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      const { bottom, height, width } = one.getBoundingClientRect();
      return (position === 'fixed' || position === 'sticky') && one.checkVisibility() &&
        width > innerWidth / 2 && height > 0 && height < innerHeight * 0.9 && bottom > innerHeight - 140;
    });
    const top = Math.min(innerHeight, ...bars.map((one) => one.getBoundingClientRect().top));
    return (innerHeight - top) / innerHeight;
  })()`);

/** The share of the window's height that everything takes which stays where it is while the page scrolls under it, 0 to 1. */
export const stuckShare = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const stuck = [...document.querySelectorAll('body *')].filter((one) => {
      const { position } = getComputedStyle(one);
      const { height, width } = one.getBoundingClientRect();
      return (position === 'fixed' || position === 'sticky') && one.checkVisibility() && width > innerWidth / 2 && height > 0;
    });
    const outer = stuck.filter((one) => !stuck.some((other) => other !== one && other.contains(one)));
    return outer.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / innerHeight;
  })()`);

/** What of a page lies under its toasts and is no row of a list, one line each: nothing that somebody may be about to press. */
export const underToasts = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const toasts = [...document.querySelectorAll('.toasts .toast')].map((one) => one.getBoundingClientRect());
    if (toasts.length === 0) return ['there is no toast'];
    const controls = '.topbar :is(a, button), .btn, .tabs, .segment, input, select, textarea, [role=tab], [role=radio]';
    return [...document.querySelectorAll(controls)].filter((one) => {
      if (one.closest('.toasts, tbody, .rows') || !one.checkVisibility({ visibilityProperty: true })) return false;
      const box = one.getBoundingClientRect();
      return toasts.some(({ left, right, top, bottom }) =>
        Math.min(box.right, right) - Math.max(box.left, left) > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1);
    }).map((one) => one.tagName + ' ' + (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40));
  })()`);

/**
 * What is wrong with a page on paper, one line each, where the window is as wide as the paper: ways around the screen, what no
 * sheet can scroll to, what is not on white. Empty is good.
 */
export const printProblems = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const found = [];
    const nameOf = (one) => one.tagName.toLowerCase() + '.' + (one.getAttribute('class') ?? '').split(' ')[0];
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).clipPath === 'none';
    for (const one of document.querySelectorAll('.sidebar, .topbar, .bottomnav, .banners, .toasts .toast, .skip, .tabs, .btn, .segment'))
      if (isSeen(one)) found.push('on paper: ' + nameOf(one));
    for (const one of document.querySelectorAll('body, body *')) {
      if (!isSeen(one) || one.closest('.pdf-words, .pdf-crop, svg, .visually-hidden') !== null || one instanceof HTMLInputElement) continue;
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const [wide, high] = [one.scrollWidth > one.clientWidth + 2, one.scrollHeight > one.clientHeight + 4];
      if (one.clientWidth > 1 && ((overflowX !== 'visible' && wide) || (overflowY !== 'visible' && high)))
        found.push('clipped: ' + nameOf(one));
      if (position === 'fixed' || position === 'sticky') found.push('repeated or out of place: ' + nameOf(one));
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the paper');
    for (const one of document.querySelectorAll('body, main .card, main .tablecard')) {
      const [red, green, blue, alpha = 1] = getComputedStyle(one).backgroundColor.match(/[\\d.]+/g).map(Number);
      if (alpha > 0 && red + green + blue < 660) found.push('not on white: ' + nameOf(one));
    }
    for (const one of document.querySelectorAll('main h1, main td, main b')) {
      const [red, green, blue] = getComputedStyle(one).color.match(/[\\d.]+/g).map(Number);
      if (isSeen(one) && red + green + blue > 540) found.push('pale on white: ' + nameOf(one));
    }
    if ((document.querySelector('main')?.innerText ?? '').trim().length < 40) found.push('nothing is printed');
    return found;
  })()`);
