/**
 * A failure outside of the program, such as in a setting, on the disk or of a gateway. Its message tells operators
 * everything; it is printed without a stack.
 */
export class OperatorError extends Error {}

/** Returns the message of whatever was thrown. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
