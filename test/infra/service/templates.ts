import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { backgroundFunctions, endpoints, pages } from '../../../functions/endpoints.ts';
import { readyStage, stageNamed } from '../../../infra/chosen-stage.ts';
import type { ServiceStack } from '../../../infra/service/stack.ts';
import { stageStacks } from '../../../infra/service/stage-stacks.ts';
import type { StageSettings } from '../../../infra/stage-settings.ts';
import { WEB_FILTER } from '../../../infra/stages.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
type Properties = Record<string, any>;

/** The parts of a synthesized template that tests read. */
export type SynthesizedTemplate = {
  Resources: Record<string, { Type: string; Properties: Properties; DeletionPolicy?: string }>;
  Outputs: Record<string, { Value: unknown }>;
  /** Termination protection of the data, which isn't part of the template. */
  isProtected: boolean;
};

/** A stage with test values for its required settings, overridden by `settings`. */
function stageWith(stageName: string, settings: Partial<StageSettings> = {}) {
  const stage = stageNamed(stageName);
  const mail = {
    ...stage.mail,
    from: 'Sky <sky@a.example>',
    domain: stage.isForOthers ? 'a.example' : undefined,
  };
  const alarmMail = stage.isForOthers ? 'operator@a.example' : undefined;
  return readyStage(stageName, { ...stage, mail, alarmMail, ...settings });
}

const certificateArn = `arn:aws:acm:eu-central-1:123456789012:certificate/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;

/** Settings of a stage that uses every option. */
export const everyOption = {
  domain: { name: 'api.a.example', certificateArn },
  corsOrigins: ['https://app.a.example', 'https://www.a.example'],
  tracing: true,
  webFilter: WEB_FILTER,
  reservedConcurrency: { authorizer: 100 },
  backup: { copyTo: 'arn:aws:backup:eu-west-1:111122223333:backup-vault:horoscope' },
};

type StackTemplate = Pick<SynthesizedTemplate, 'Resources'> & {
  Outputs: Record<string, { Value: unknown; Export?: { Name: string } }>;
};

/** Combines the templates of a stage's stacks. Replaces values of other stacks by what those export or put out. */
export function combined(
  templates: readonly StackTemplate[],
): Pick<SynthesizedTemplate, 'Resources' | 'Outputs'> {
  const outputs = templates.flatMap(({ Outputs = {} }) => Object.entries(Outputs));
  const exported = new Map(outputs.map(([, { Value, Export }]) => [Export?.Name, Value]));
  const named = new Map(outputs.map(([name, { Value }]) => [name, Value]));
  const resources = templates.flatMap(({ Resources }) => Object.entries(Resources));
  const all = { Resources: Object.fromEntries(resources), Outputs: Object.fromEntries(outputs) };
  return JSON.parse(
    JSON.stringify(all, (_, value) => {
      if (!(value instanceof Object)) return value;
      const { 'Fn::ImportValue': imported, 'Fn::GetStackOutput': read } = value;
      if (read !== undefined) return named.get(read.OutputName);
      return imported === undefined ? value : exported.get(imported);
    }),
  );
}

/**
 * Builds a stage's stacks with empty functions, edits the service with `change` and synthesizes both. `inspect` gets the output
 * folder.
 */
export function stacksOf(
  stageName: string,
  settings: Partial<StageSettings> = {},
  change: (service: ServiceStack) => void = () => undefined,
  inspect: (assembly: string) => void = () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'stage-'));
  for (const { name } of [...endpoints, ...pages, ...Object.values(backgroundFunctions)]) {
    mkdirSync(join(folder, 'bundles', name), { recursive: true });
    writeFileSync(join(folder, 'bundles', name, 'index.mjs'), 'export const handler = () => {};\n');
  }
  const app = new App({ outdir: join(folder, 'out'), builtinCloudFormationValidation: false });
  const stage = stageWith(stageName, settings);
  const bundles = join(folder, 'bundles');
  const created = stageStacks(app, { stageName, stage, bundles, release: 'test' });
  change(created.service);
  const assembly = app.synth();
  const stacks = Object.values(created).map((stack) => {
    const { template, terminationProtection } = assembly.getStackArtifact(stack.artifactId);
    return { stack, template, isProtected: terminationProtection === true };
  });
  inspect(assembly.directory);
  rmSync(folder, { recursive: true });
  return stacks;
}

/** The combined template of a stage with test values for its required settings, overridden by `settings`. */
export function templateOf(stageName: string, settings: Partial<StageSettings> = {}): SynthesizedTemplate {
  const stacks = stacksOf(stageName, settings);
  return {
    ...combined(stacks.map(({ template }) => template)),
    isProtected: stacks[0]?.isProtected ?? false,
  };
}

/** The properties of all resources of a type. */
export const resourcesIn = ({ Resources }: SynthesizedTemplate, type: string): Properties[] =>
  Object.values(Resources)
    .filter(({ Type }) => Type === type)
    .map(({ Properties }) => Properties ?? {});
