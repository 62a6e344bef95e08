import { afterEach, expect, test } from 'vitest';
import { startSettings, useSettings } from './settings.ts';

const { dataset } = document.documentElement;
afterEach(() => useSettings.setState({ responsiveFontSizes: true, theme: null }));

test('type follows the width of the window until it is told not to', () => {
  startSettings();
  expect(document.documentElement.dir).toBe('ltr');
  expect(dataset['fontSizes']).toBeUndefined();
  useSettings.setState({ responsiveFontSizes: false });
  expect(dataset['fontSizes']).toBe('fixed');
  useSettings.setState({ responsiveFontSizes: true });
  expect(dataset['fontSizes']).toBeUndefined();
});
