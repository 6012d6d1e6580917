/**
 * A failure outside of the program, such as in a setting, on the disk or of a gateway. Its message tells operators
 * everything; it is printed without a stack.
 */
export class OperatorError extends Error {}
