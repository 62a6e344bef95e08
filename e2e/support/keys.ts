import type { Page } from 'playwright-core';

/** Presses a key until it has led there; throws where it never does. */
export const press = async (page: Page, key: string, isThere: () => Promise<boolean>): Promise<void> => {
  for (let times = 0; times < 80; times += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never led there`);
};

/** Whether the focus is on what the selector names, within a row or thing that says the text. */
export const focusIs = (page: Page, selector: string, text: string) => () =>
  page.evaluate<boolean>(
    `document.activeElement?.matches(${JSON.stringify(selector)}) === true &&
      (document.activeElement.closest('tr, .rows li') ?? document.activeElement).textContent.includes(${JSON.stringify(text)})`,
  );
