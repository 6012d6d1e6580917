/** A failure that the operator can fix: of a start, or of a command. Its message is printed without a stack. */
export class OperatorError extends Error {}
