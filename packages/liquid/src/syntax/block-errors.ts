import { LiquidSyntaxError } from '../runtime/error.ts';

export function neverClosed(block: string): LiquidSyntaxError {
  return new LiquidSyntaxError(`'${block}' tag was never closed`);
}

/** The error for a tag in a block that is neither a tag nor a part of the block. */
export function unknownTag(name: string, block: string, delimiter = `end${block}`): LiquidSyntaxError {
  if (name === 'else') return new LiquidSyntaxError(`${block} tag does not expect 'else' tag`);
  if (name.startsWith('end')) {
    return new LiquidSyntaxError(`'${name}' is not a valid delimiter for ${block} tags. use ${delimiter}`);
  }
  return new LiquidSyntaxError(`Unknown tag '${name}'`);
}

/** The error for such a tag outside of all blocks. */
export function unknownOuterTag(name: string): LiquidSyntaxError {
  return new LiquidSyntaxError(
    name === 'else' || name === 'end' ? `Unexpected outer '${name}' tag` : `Unknown tag '${name}'`,
  );
}
