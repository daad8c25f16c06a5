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

/** The resources and outputs of a template, as tests ask for them. */
export type SynthesisedTemplate = {
  Resources: Record<string, { Type: string; Properties: Properties; DeletionPolicy?: string }>;
  Outputs: Record<string, { Value: unknown }>;
  /** Said beside the template, to whoever deploys it. */
  isProtected: boolean;
};

/** A stage with what an operator has to set before it is deployed, and other settings. */
export function stageWith(stageName: string, settings: Partial<Stage> = {}) {
  const stage = stageNamed(stageName);
  const mail = {
    ...stage.mail,
    from: 'Sky <sky@a.example>',
    domain: stage.isForOthers ? 'a.example' : undefined,
  };
  const alarmMail = stage.isForOthers ? 'operator@a.example' : undefined;
  return readyStage(stageName, { ...stage, mail, alarmMail, ...settings });
}

/**
 * The stack of such a stage, for functions that do nothing, once something was done to it; and what is written of it, which
 * `look` sees where it is written.
 */
export function stackOf(
  stageName: string,
  settings: Partial<Stage> = {},
  change: (stack: ServiceStack) => void = () => undefined,
  look: (assembly: string) => void = () => undefined,
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
  look(assembly.directory);
  rmSync(folder, { recursive: true });
  return { stack, template, isProtected: terminationProtection === true };
}

/** The template of such a stage. */
export function templateOf(stageName: string, settings: Partial<Stage> = {}): SynthesisedTemplate {
  const { template, isProtected } = stackOf(stageName, settings);
  return { ...template, isProtected };
}

/** The properties of all resources of a type. */
export const resourcesIn = ({ Resources }: SynthesisedTemplate, type: string): Properties[] =>
  Object.values(Resources)
    .filter(({ Type }) => Type === type)
    .map(({ Properties }) => Properties ?? {});
