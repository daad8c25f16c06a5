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
 * The HTML of a mail: a card on a page, without images. Many mail clients ignore style sheets, so the light colors are inline and
 * only the dark ones are in a style sheet. All texts must be escaped.
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
  .page { background: #16151c !important; }
  .card { background: #211f2b !important; border-color: #36333f !important; }
  .strong { color: #f4f2fa !important; }
  .soft { color: #b9b4c7 !important; }
  ${dark}
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f3f8;">
${lead}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f4f3f8;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:${widthPx}px;background:#ffffff;border:1px solid #e4e1ec;border-radius:12px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;">
<tr><td style="padding:${padding};">
${body}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
