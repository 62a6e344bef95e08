/**
 * The looks of a letter, as DESIGN section 4 has them. Mail programs read styles from the elements; what they allow for
 * dark themes has to stand in a sheet, over those.
 */
const font = 'Hanken Grotesk,Segoe UI,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';
const display = 'Familjen Grotesk,Hanken Grotesk,Segoe UI,system-ui,-apple-system,Helvetica,Arial,sans-serif';

export const look = {
  page: 'margin:0;padding:0;background-color:#F6F5F1;-webkit-text-size-adjust:100%',
  canvas: 'background-color:#F6F5F1',
  margin: 'padding:36px 16px',
  column: 'width:100%;max-width:560px',
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
  head: 'padding:0 4px 20px',
  plate:
    'width:32px;height:32px;background-color:#1D4196;border-radius:16px;text-align:center;vertical-align:middle',
  well: 'width:16px;height:16px;margin:0 auto;background-color:#FFFFFF;border-radius:8px;text-align:right;line-height:0',
  pupil:
    'display:inline-block;width:8px;height:8px;margin:3px 3px 0 0;background-color:#1D4196;border-radius:4px',
  wordmark: `padding-left:10px;font-family:${display};font-size:20px;line-height:32px;font-weight:700;letter-spacing:-0.4px;color:#14203A`,
  card: `background-color:#FFFFFF;border:1px solid #DFDFDA;border-radius:10px;padding:34px 32px;font-family:${font};font-size:16px;line-height:25px;color:#14203A`,
  title: `margin:0 0 18px;font-family:${display};font-size:24px;line-height:30px;font-weight:700;letter-spacing:-0.2px;color:#14203A`,
  words: 'margin:0 0 16px;color:#14203A;overflow-wrap:anywhere',
  facts: 'width:100%;margin:4px 0 20px;border-collapse:collapse',
  fact: 'padding:10px 12px 10px 0;border-top:1px solid #DFDFDA;vertical-align:top;text-align:left;font-weight:400;font-size:14px;line-height:21px;color:#566278;width:34%',
  value:
    'padding:10px 0;border-top:1px solid #DFDFDA;vertical-align:top;font-size:15px;line-height:21px;font-weight:600;color:#14203A;overflow-wrap:anywhere',
  act: 'margin:24px 0 20px',
  button: `display:inline-block;background-color:#1D4196;border:1px solid #1D4196;border-radius:6px;padding:12px 22px;font-family:${font};font-size:16px;line-height:22px;font-weight:600;color:#FFFFFF;text-decoration:none`,
  small: 'margin:0;font-size:13px;line-height:20px;color:#566278;overflow-wrap:anywhere',
  link: 'color:#1D4196;text-decoration:underline',
  foot: `padding:20px 4px 0;font-family:${font};font-size:13px;line-height:20px;color:#566278;overflow-wrap:anywhere`,
} as const;

export const darkSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:26px 20px!important}}
@media (prefers-color-scheme:dark){
.canvas{background-color:#0D1526!important}
.card{background-color:#141E33!important;border-color:#28354E!important;color:#EEF1F6!important}
.ink{color:#EEF1F6!important}
.muted{color:#9AA6BA!important}
.rule{border-color:#28354E!important}
.press{color:#9DB8F5!important}
.enamel{background-color:#2B56BD!important;border-color:#2B56BD!important;color:#FFFFFF!important}
}`;
