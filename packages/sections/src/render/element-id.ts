/** Returns the id as a prefix of element ids: a `linkId` may contain spaces, which separate ids in attributes. */
export const elementId = (id: string) => id.replaceAll(/[^\w-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}`);
