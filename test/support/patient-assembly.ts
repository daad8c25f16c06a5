import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientSettings, nameServerSettings, onceOnlySettings } from '#lib/environment.ts';

const PATIENCE_SECONDS = 600;

/** The time limits of the AWS clients as they stand in a bundle: 1 000 ms is written 1e3. */
const limitsOfClients = ['connectionTimeout', 'requestTimeout'] as const;
const limitsIn = (settings: typeof clientSettings | typeof onceOnlySettings) =>
  limitsOfClients.map((name) => `${name}:${settings.requestHandler[name] / 1000}e3`).join(',');
const written = [clientSettings, onceOnlySettings].map(limitsIn);
const writtenForNames = `timeout:${nameServerSettings.timeout / 1000}e3,tries`;
const patient = limitsOfClients.map((name) => `${name}:${PATIENCE_SECONDS}e3`).join(',');

/**
 * Copies a synthesised app to a folder, without the time limits that keep a request short in production, so that a
 * test's verdict does not depend on the machine's speed. Throws if it does not find them where it looks.
 */
export function copyWithoutTimeLimits(assembly: string, folder: string): void {
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
