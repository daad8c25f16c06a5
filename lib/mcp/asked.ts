import type { ToolName, tools } from '#lib/contract/tools.ts';
import type { BodyOf, RequestOf } from '#lib/http/endpoint.ts';

type OperationOf<Name extends ToolName> = (typeof tools)[Name]['operation'];

/** What is asked by a call of a tool, read and checked. */
export type AskedOf<Name extends ToolName> = Omit<RequestOf<OperationOf<Name>>, 'event'>;

/** What a tool answers: the body of its operation's answer. */
export type AnsweredBy<Name extends ToolName> = BodyOf<OperationOf<Name>>;
