/** The page's serif, without its web font. In single quotes, for an attribute. */
export const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

/** What differs between mails: `head` and `lead` are further lines of HTML, `dark` a further style rule. */
type MailPage = {
  title: string;
  body: string;
  widthPx: number;
  padding: string;
  dark: string;
  head?: string;
  lead?: string;
};

/**
 * The HTML of a mail: a card on a page, without images, in the page's colors (functions/tokens.css). Many mail clients ignore style
 * sheets, so the light colors are inline and only the dark ones are in a style sheet. All texts must be escaped.
 */
export const mailPage = ({ title, body, widthPx, padding, dark, head = '', lead = '' }: MailPage): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
${head}<title>${title}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0f1329 !important; }
  .card { background: #191d3a !important; border-color: #2f345a !important; }
  .strong { color: #efedf5 !important; }
  .soft { color: #b4b6cc !important; }
  ${dark}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf7f2;">
${lead}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#faf7f2;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:${widthPx}px;background:#fffdfa;border:1px solid #e3dfda;border-radius:12px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;">
<tr><td style="padding:${padding};">
${body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
