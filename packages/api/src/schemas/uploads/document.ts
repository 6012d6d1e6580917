import * as z from 'zod/mini';
import { identifier } from '../common/identifier.ts';
import { tolerant } from '../common/tolerant.ts';

/** The types of documents (specification §3). */
export const documentTypes = { license: 1, proofOfActivity: 2 } as const;

/** The type of a document: 1 a licence, 2 a proof of activity. */
export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes];

/** The review states of a document. */
export const documentStatuses = { pending: 0, approved: 1, rejected: 2 } as const;

/** The review state of a document: 0 pending, 1 approved, 2 rejected. */
export type DocumentStatus = (typeof documentStatuses)[keyof typeof documentStatuses];

/** A document as its owner sees it. `path` is the one that the upload returned. */
export const document = z.object({
  id: identifier,
  path: z.string(),
  name: z.string(),
  type: tolerant(z.literal([1, 2]), 1),
  status: tolerant(z.literal([0, 1, 2]), 0),
  profileType: z._default(z.nullable(z.string()), null),
  profileId: z._default(z.nullable(identifier), null),
  senderId: z._default(z.nullable(identifier), null),
  /** The reason of a rejection, in the words of the platform team; null otherwise. */
  reason: tolerant(z._default(z.nullable(z.string()), null), null),
});

/** A document as its owner sees it. */
export type UserDocument = z.output<typeof document>;
