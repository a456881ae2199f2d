import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  getDirectiveValues,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { RequestError } from '../../gate/errors.ts';
import type { Host } from '../../gate/host.ts';
import type { RateLimit } from '../../gate/rate-limit.ts';
import type { AccountLimits } from '../account/limits.ts';
import { knownCodes } from './cart.ts';
import { collectionAnswer } from './collections.ts';
import { type Asked, shopperOf } from './context.ts';
import { checkSize } from './limits.ts';
import { productAnswer } from './products.ts';
import { rootOf } from './root.ts';

const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));

/** Tokens of a document; the skeletons of headless shops have some hundreds. */
const MAX_TOKENS = 4000;

/** A query as clients post it. */
export interface Query {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

interface Limits {
  accounts: AccountLimits;
  codes: RateLimit;
}

const failed = (...errors: GraphQLError[]): ExecutionResult => ({ errors });

/** Runs one query or mutation. What is wrong with it is in `errors`, as the platform answers it. */
export async function runQuery(
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { query, variables, operationName }: Query,
  limits: Limits,
): Promise<ExecutionResult> {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, undefined, { maxErrors: 20 });
    if (errors.length > 0) return failed(...errors);
    checkSize(document, variables);
  } catch (error) {
    if (error instanceof GraphQLError) return failed(error);
    throw error;
  }
  const operation = getOperationAST(document, operationName);
  if (!operation) return failed(new GraphQLError('Name the operation that is to be run.'));
  const directive = schema.getDirective('inContext');
  const asked: Asked = (directive && readDirective(directive, operation, variables)) ?? {};
  const shopper = await shopperOf(host, request, asked, { product: productAnswer, collection: collectionAnswer });
  const guess = async (codes: readonly string[], subject: string) => {
    await limits.codes.count(request, subject, codes.length);
    const known = await knownCodes(shopper, codes);
    if (known > 0) await limits.codes.refund(request, subject, known);
  };
  const result = await execute({
    schema,
    document,
    rootValue: rootOf(shopper, reply, limits.accounts, guess),
    variableValues: variables,
    operationName,
  });
  return { ...result, ...(result.errors && { errors: result.errors.map((error) => shown(host, request, error)) }) };
}

/** What went wrong, for the one who asked: a fault of this program is reported, and not described. */
function shown(host: Host, request: FastifyRequest, error: GraphQLError): GraphQLError {
  const { originalError: origin } = error;
  if (!origin || origin instanceof GraphQLError || origin instanceof RequestError) return error;
  host.failed(request, origin);
  return new GraphQLError('Internal error.', { path: error.path, nodes: error.nodes });
}

function readDirective(
  directive: Parameters<typeof getDirectiveValues>[0],
  operation: Parameters<typeof getDirectiveValues>[1],
  variables: Readonly<Record<string, unknown>>,
): Asked {
  const values = getDirectiveValues(directive, operation, variables);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { country: text(values?.country), language: text(values?.language) };
}
