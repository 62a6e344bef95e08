/** Whether the page was served by a server in production; a page that does not say so was not. */
export const isProduction = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="krogkoll-mode"]')?.content === 'production';
