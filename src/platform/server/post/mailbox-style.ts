/** The sheet of the local mailbox's page; colours of DESIGN section 4. */
export const mailboxStyle = `
:root{color-scheme:light dark;--canvas:#f6f5f1;--surface:#fff;--ink:#14203a;--muted:#566278;--line:#dfdfda;--cobalt:#1d4196;--enamel:#1d4196;--tint:#e9eef8}
@media (prefers-color-scheme:dark){:root{--canvas:#0d1526;--surface:#141e33;--ink:#eef1f6;--muted:#9aa6ba;--line:#28354e;--cobalt:#9db8f5;--enamel:#2b56bd;--tint:#1c2c52}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 15px/22px "Hanken Grotesk","Segoe UI",system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
a{color:var(--cobalt)}
:focus-visible{outline:2px solid var(--cobalt);outline-offset:2px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:20px 32px;border-bottom:1px solid var(--line);background:var(--surface)}
header svg{width:32px;height:32px;fill:var(--enamel)}
h1{margin:0;font:700 24px/29px "Familjen Grotesk","Hanken Grotesk","Segoe UI",system-ui,sans-serif;letter-spacing:-.01em}
header p{margin:0;color:var(--muted)}
header .language{margin-left:auto;min-height:44px;display:inline-flex;align-items:center}
main{display:grid;grid-template-columns:minmax(280px,380px) minmax(0,1fr);gap:24px;max-width:1320px;margin:0 auto;padding:24px 32px 48px;align-items:start}
ol{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:10px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;color:inherit;text-decoration:none;border-left:4px solid transparent}
li a:hover{background:var(--canvas)}
li a[aria-current]{background:var(--tint);border-left-color:var(--cobalt)}
li b{display:block;font-weight:600;overflow-wrap:anywhere}
li span{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;color:var(--muted);font-size:13px;line-height:20px;overflow-wrap:anywhere}
article{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:24px;min-width:0}
h2{margin:0 0 12px;font:700 19px/25px "Familjen Grotesk","Hanken Grotesk","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
h3{margin:24px 0 8px;font-size:15px;line-height:22px;font-weight:600}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:720px;border:1px solid var(--line);border-radius:6px;background:var(--canvas)}
pre{margin:0;padding:16px;border:1px solid var(--line);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;font:400 14px/21px ui-monospace,"Cascadia Mono",Consolas,monospace}
.empty{grid-column:1/-1;padding:64px 24px;text-align:center}
.empty p{margin:0;color:var(--muted)}
.back{display:none}
@media (max-width:999px){
header{padding:16px}
main{grid-template-columns:minmax(0,1fr);padding:16px}
.opened nav{display:none}
.listed article{display:none}
.back{display:inline-flex;align-items:center;min-height:44px}
article{padding:16px}
}`;
