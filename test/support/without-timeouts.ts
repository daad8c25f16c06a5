import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientSettings, dnsSettings, singleAttemptSettings } from '#lib/environment.ts';

const TIMEOUT_SECONDS = 600;

/** Timeouts of AWS clients as they appear in a minified bundle, which writes 1000 as 1e3. */
const limitsOfClients = ['connectionTimeout', 'requestTimeout'] as const;
const limitsIn = (settings: typeof clientSettings | typeof singleAttemptSettings) =>
  limitsOfClients.map((name) => `${name}:${settings.requestHandler[name] / 1000}e3`).join(',');
const written = [clientSettings, singleAttemptSettings].map(limitsIn);
const writtenForNames = `timeout:${dnsSettings.timeout},tries`;
const lifted = limitsOfClients.map((name) => `${name}:${TIMEOUT_SECONDS}e3`).join(',');

/**
 * Copies an app with all timeouts set to ten minutes, so slow machines cause no failures. Throws if there are none to set.
 * Returns the copy's folder.
 */
export function copyWithoutTimeouts(assembly: string, folder: string): string {
  cpSync(assembly, folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  edit(
    files.filter((name) => name.endsWith('.template.json')),
    withoutLimitsOfFunctions,
  );
  edit(
    files.filter((name) => name.endsWith('/index.mjs')),
    withoutLimitsOfCalls,
  );
  return folder;
}

function edit(files: string[], change: (text: string) => string): void {
  const changed = files.filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  });
  if (changed.length === 0) throw new Error(`No timeout was found in ${files.length} files`);
}

function withoutLimitsOfFunctions(text: string): string {
  const template = JSON.parse(text);
  // biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
  for (const { Type, Properties } of Object.values<any>(template.Resources)) {
    if (Type === 'AWS::Lambda::Function') Properties.Timeout = TIMEOUT_SECONDS;
    if (Type === 'AWS::ApiGateway::Method') Properties.Integration.TimeoutInMillis = TIMEOUT_SECONDS * 1000;
  }
  return JSON.stringify(template);
}

function withoutLimitsOfCalls(code: string): string {
  if (!written.some((limits) => code.includes(limits))) return code;
  const edited = written.reduce((text, limits) => text.replaceAll(limits, lifted), code);
  return `AbortSignal.timeout=()=>new AbortController().signal;${edited.replace(writtenForNames, `timeout:${TIMEOUT_SECONDS}e3,tries`)}`;
}
