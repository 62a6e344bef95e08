/**
 * The looks of a letter, as DESIGN section 4 has them. Mail programs read styles from the elements; what they allow for
 * dark themes and phones has to stand in a sheet, over those.
 */
const font = 'Hanken Grotesk,Segoe UI,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';
const display = 'Familjen Grotesk,Hanken Grotesk,Segoe UI,system-ui,-apple-system,Helvetica,Arial,sans-serif';

const ink = '#14203A';
const muted = '#566278';
const rule = '1px solid #DFDFDA';
const enamel = '#1D4196';

/** Of a difference: dearer is red, cheaper green. */
export const directionColor = { up: '#A5182F', down: '#1B6A41', flat: ink } as const;
export const directionClass = { up: 'dearer', down: 'cheaper', flat: 'ink' } as const;
export const directionMark = { up: '▲ ', down: '▼ ', flat: '' } as const;

export const look = {
  page: `margin:0;padding:0;background-color:#F6F5F1;font-family:${font};font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%`,
  canvas: 'background-color:#F6F5F1',
  margin: 'padding:28px 12px',
  column: `width:600px;max-width:600px;border-collapse:collapse;font-family:${font}`,
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0',
  card: `background-color:#FFFFFF;border:${rule};border-radius:10px;font-size:16px;line-height:25px;color:${ink}`,
  head: 'padding:22px 32px 0',
  mark: 'padding-right:10px;line-height:0',
  picture: 'display:block;border:0;width:28px;height:28px',
  wordmark: `font-family:${display};font-size:18px;line-height:28px;font-weight:700;letter-spacing:-0.4px;color:${ink}`,
  opening: 'padding:20px 32px 0',
  kicker: `margin:0 0 4px;font-size:14px;line-height:20px;color:${muted};overflow-wrap:anywhere`,
  title: `margin:0;font-family:${display};font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.4px;color:${ink};overflow-wrap:anywhere`,
  part: 'padding:18px 32px 0',
  end: 'height:28px;line-height:28px;font-size:0',
  words: `margin:0 0 16px;color:${ink};overflow-wrap:anywhere`,
  facts: 'width:100%;margin:4px 0 20px;border-collapse:collapse',
  fact: `padding:10px 12px 10px 0;border-top:${rule};vertical-align:top;text-align:left;font-weight:400;font-size:14px;line-height:21px;color:${muted};width:34%`,
  value: `padding:10px 0;border-top:${rule};vertical-align:top;font-size:15px;line-height:21px;font-weight:600;color:${ink};overflow-wrap:anywhere`,
  act: 'margin:8px 0 20px',
  button: `display:inline-block;background-color:${enamel};border-radius:6px;padding:13px 22px;font-family:${font};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none`,
  small: `margin:0;font-size:13px;line-height:20px;color:${muted};overflow-wrap:anywhere`,
  links: `margin:14px 0 0;font-size:15px;line-height:22px;color:${muted}`,
  link: `color:${enamel};text-decoration:underline`,
  foot: `padding:18px 32px;font-size:12px;line-height:19px;color:${muted};overflow-wrap:anywhere`,
  full: 'width:100%;border-collapse:collapse',
  list: 'width:100%;border-collapse:separate;border-spacing:0',
  was: `font-size:22px;line-height:30px;color:${muted};padding-right:10px;white-space:nowrap`,
  now: `background-color:#FFE27A;color:${ink};font-size:30px;line-height:38px;font-weight:700;padding:3px 10px;border-radius:3px 7px 4px 8px`,
  change: 'margin:10px 0 0;font-size:16px;line-height:24px;font-weight:600',
  figureName: `padding:9px 12px 9px 0;border-top:${rule};text-align:left;font-weight:400;font-size:15px;line-height:22px;color:${muted}`,
  figure: `padding:9px 0;border-top:${rule};text-align:right;font-size:15px;line-height:22px;font-weight:600;color:${ink};white-space:nowrap`,
  sum: `font-family:${display};font-size:44px;line-height:44px;font-weight:700;letter-spacing:-1px;color:${ink};white-space:nowrap;padding-bottom:2px;border-bottom:3px solid ${enamel}`,
  sumUnit: 'font-size:24px;font-weight:600;letter-spacing:0;color:#435069',
  sumRule: `height:2px;line-height:2px;font-size:0;border-bottom:1px solid ${enamel}`,
  note: 'margin:8px 0 0;font-size:15px;line-height:23px;color:#435069;overflow-wrap:anywhere',
  strong: `color:${ink}`,
  heading: `margin:0 0 6px;font-size:17px;line-height:24px;font-weight:700;color:${ink}`,
  place: `width:26px;padding:12px 0;border-top:${rule};font-size:16px;line-height:22px;font-weight:700;color:${muted};vertical-align:top`,
  finding: `padding:12px 8px 12px 0;border-top:${rule};vertical-align:top;font-size:15px;line-height:21px;overflow-wrap:anywhere`,
  name: `color:${ink};font-weight:600;text-decoration:none`,
  detail: `font-size:13px;line-height:18px;color:${muted}`,
  weight: `padding:12px 0;border-top:${rule};vertical-align:top;text-align:right;white-space:nowrap;font-size:15px;line-height:21px;font-weight:600;color:${ink}`,
  weightChange: 'font-size:13px;font-weight:600',
  tinted: 'background-color:#E9EEF8;padding:20px 32px',
  columnCell: 'padding:0 12px 0 0;vertical-align:top',
  columnValue: `font-size:20px;line-height:26px;color:${ink}`,
} as const;

export const darkSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){
.frame{padding:12px 0!important}
.column{width:100%!important}
.pad{padding-left:20px!important;padding-right:20px!important}
.sum{font-size:34px!important;line-height:36px!important}
.finding,.weight{display:block!important;text-align:left!important}
.weight{border-top:0!important;padding:0 0 12px!important}
.finding{padding-bottom:2px!important}
.third{display:block!important;width:auto!important;padding:0 0 14px!important}
}
@media (prefers-color-scheme:dark){
.canvas{background-color:#0D1526!important}
.card{background-color:#141E33!important;border-color:#28354E!important;color:#EEF1F6!important}
.ink{color:#EEF1F6!important}
.soft{color:#C0C9D8!important}
.muted{color:#9AA6BA!important}
.rule{border-color:#28354E!important}
.dearer{color:#FF9AA6!important}
.cheaper{color:#7FD6A6!important}
.press{color:#9DB8F5!important}
.double{border-color:#9DB8F5!important}
.marked{background-color:#E9C455!important;color:#14203A!important}
.tinted{background-color:#1C2C52!important}
.enamel{background-color:#2B56BD!important;color:#FFFFFF!important}
}`;
