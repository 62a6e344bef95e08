import type { Page } from 'playwright-core';

/** Listens to what a browser complains of on a page: errors, console errors and refused content. */
export async function watchComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // A page that is not there says so by its status.
    const isPage = url === page.url() && message.text().includes(' 404 ');
    if (message.type() === 'error' && !isPage) complaints.push(`console: ${message.text()} ${url}`);
  });
  await page.exposeFunction('tellViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', (event) =>
      tellViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  );
  return complaints;
}

const patience = 30_000;

/**
 * Waits until an expression of the page is true, asked there with each frame: a locator that waits asks again after half a
 * second, and the page forbids what makes code of texts. Throws after half a minute.
 */
export const until = (page: Page, condition: string): Promise<void> =>
  page.evaluate(`new Promise((done, fail) => {
    const late = performance.now() + ${patience};
    const look = () => {
      if (${condition}) done();
      else if (performance.now() > late) fail(new Error(${JSON.stringify(`never: ${condition}`)}));
      else requestAnimationFrame(look);
    };
    look();
  })`);

const busy = 'main [aria-busy=true], .panel [aria-busy=true], .bones, .sk';

/** Waits until the page has what it asked for: its mark stands, a CSS selector, no card is busy, fonts and the last frame are there. */
export async function settled(page: Page, ready: string): Promise<void> {
  await until(page, `document.querySelector(${JSON.stringify(ready)}) && !document.querySelector('${busy}')`);
  await page.evaluate(`document.fonts.ready.then(() =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))))`);
}

/** The lines of text that a person sees, without code, a supplier's own paper and what states a language of its own. */
export async function linesOn(page: Page): Promise<string[]> {
  const text = await page.evaluate<string>(`(() => {
    const others = [...document.querySelectorAll('.pdf-words, :is(main, .dialog) [lang], main code')];
    others.forEach((other) => { other.style.display = 'none'; });
    const text = document.body.innerText;
    others.forEach((other) => { other.style.display = ''; });
    return text;
  })()`);
  return text.split('\n').map((line) => line.trim());
}

/** What a reader of the page would stumble on: sideways scrolling, raw text keys, an unnamed window. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const found = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      const wide = [...document.querySelectorAll('main *, header *, nav *')].filter((one) => {
        const { right, width: own } = one.getBoundingClientRect();
        return own > 0 && right > width + 1;
      });
      found.push('wider than the window: ' + wide.slice(0, 3).map((one) => one.className || one.tagName).join(', '));
    }
    const text = document.body.innerText;
    const key = /\\b(?:[a-z-]+:[a-z][\\w.]+\\b|\\{\\{\\w+\\}\\})|\\b(?:undefined|NaN|Invalid Date)\\b/.exec(text);
    if (key) found.push('raw text: ' + key[0]);
    if (!/^.+ · Krogkoll$/.test(document.title)) found.push('title: ' + document.title);
    return found;
  })()`);
}
