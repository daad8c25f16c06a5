import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { backgroundFunctions, endpoints, pages } from '../../../functions/endpoints.ts';
import { readyStage, stageNamed } from '../../../infra/chosen-stage.ts';
import { ServiceStack } from '../../../infra/service/stack.ts';
import type { Stage } from '../../../infra/stages.ts';

// biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
type Properties = Record<string, any>;

/** The parts of a synthesized template that tests read. */
export type SynthesizedTemplate = {
  Resources: Record<string, { Type: string; Properties: Properties; DeletionPolicy?: string }>;
  Outputs: Record<string, { Value: unknown }>;
  /** Termination protection, which isn't part of the template. */
  isProtected: boolean;
};

/** A stage with test values for its required settings, overridden by `settings`. */
function stageWith(stageName: string, settings: Partial<Stage> = {}) {
  const stage = stageNamed(stageName);
  const mail = {
    ...stage.mail,
    from: 'Sky <sky@a.example>',
    domain: stage.isForOthers ? 'a.example' : undefined,
  };
  const alarmMail = stage.isForOthers ? 'operator@a.example' : undefined;
  return readyStage(stageName, { ...stage, mail, alarmMail, ...settings });
}

/** Builds a stage's stack with empty functions, edits it with `change` and synthesizes it. `inspect` gets the output folder. */
export function stackOf(
  stageName: string,
  settings: Partial<Stage> = {},
  change: (stack: ServiceStack) => void = () => undefined,
  inspect: (assembly: string) => void = () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'stage-'));
  for (const { name } of [...endpoints, ...pages, ...Object.values(backgroundFunctions)]) {
    mkdirSync(join(folder, 'bundles', name), { recursive: true });
    writeFileSync(join(folder, 'bundles', name, 'index.mjs'), 'export const handler = () => {};\n');
  }
  const app = new App({ outdir: join(folder, 'out'), builtinCloudFormationValidation: false });
  const stack = new ServiceStack(app, `Horoscope-${stageName}`, {
    stageName,
    stage: stageWith(stageName, settings),
    bundles: join(folder, 'bundles'),
  });
  change(stack);
  const assembly = app.synth();
  const { template, terminationProtection } = assembly.getStackArtifact(stack.artifactId);
  inspect(assembly.directory);
  rmSync(folder, { recursive: true });
  return { stack, template, isProtected: terminationProtection === true };
}

/** The template of a stage with test values for its required settings, overridden by `settings`. */
export function templateOf(stageName: string, settings: Partial<Stage> = {}): SynthesizedTemplate {
  const { template, isProtected } = stackOf(stageName, settings);
  return { ...template, isProtected };
}

/** The properties of all resources of a type. */
export const resourcesIn = ({ Resources }: SynthesizedTemplate, type: string): Properties[] =>
  Object.values(Resources)
    .filter(({ Type }) => Type === type)
    .map(({ Properties }) => Properties ?? {});
