import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientSettings, dnsSettings, singleAttemptSettings } from '#lib/environment.ts';

const PATIENCE_SECONDS = 600;

/** Timeouts of AWS clients in a minified bundle: 1000 ms is written 1e3. */
const limitsOfClients = ['connectionTimeout', 'requestTimeout'] as const;
const limitsIn = (settings: typeof clientSettings | typeof singleAttemptSettings) =>
  limitsOfClients.map((name) => `${name}:${settings.requestHandler[name] / 1000}e3`).join(',');
const written = [clientSettings, singleAttemptSettings].map(limitsIn);
const writtenForNames = `timeout:${dnsSettings.timeout / 1000}e3,tries`;
const patient = limitsOfClients.map((name) => `${name}:${PATIENCE_SECONDS}e3`).join(',');

/**
 * Copies a synthesized app without its production timeouts, so that results don't depend on the machine's
 * speed. Throws if a timeout is not where it is expected.
 */
export function copyWithoutTimeouts(assembly: string, folder: string): void {
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
}

function edit(files: string[], change: (text: string) => string): void {
  const changed = files.filter((file) => {
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(file, after);
    return after !== before;
  });
  if (changed.length === 0) throw new Error(`No time limit was found in ${files.length} files`);
}

function withoutLimitsOfFunctions(text: string): string {
  const template = JSON.parse(text);
  // biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
  for (const { Type, Properties } of Object.values<any>(template.Resources)) {
    if (Type === 'AWS::Lambda::Function') Properties.Timeout = PATIENCE_SECONDS;
    if (Type === 'AWS::ApiGateway::Method') Properties.Integration.TimeoutInMillis = PATIENCE_SECONDS * 1000;
  }
  return JSON.stringify(template);
}

function withoutLimitsOfCalls(code: string): string {
  if (!written.some((limits) => code.includes(limits))) return code;
  const patientCode = written.reduce((text, limits) => text.replaceAll(limits, patient), code);
  return `AbortSignal.timeout=()=>new AbortController().signal;${patientCode.replace(writtenForNames, `timeout:${PATIENCE_SECONDS}e3,tries`)}`;
}
