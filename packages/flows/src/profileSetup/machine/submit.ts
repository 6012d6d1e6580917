import type { Client, Failure } from '@kermesse/api/client';
import { documentsCreate } from '@kermesse/api/documents-create';
import { userProfileCreate } from '@kermesse/api/user-profile-create';
import type { SetupDraft, SubmissionProgress, UploadedDocument } from './draft.ts';

/** The outcome of an attempt: success, or the failure, its part and the finished parts. */
export type Outcome = SubmissionProgress & { failure: Failure | null; phase: 'profile' | 'documents' };

/** Whether the submission was refused because the user has a profile, for example from another device. */
export const isAlreadyCreated = ({ failure }: Outcome): boolean =>
  failure?.kind === 'refused' && failure.code === 'auth/profile_already_exists';

/** A set-up to submit. `progress` is what an earlier attempt saved, so that a retry does not repeat it. */
export interface Submission {
  draft: SetupDraft;
  userId: string;
  progress: SubmissionProgress;
  /** The same submission, if it was pending when the screen was opened. */
  pending?: Promise<Outcome>;
}

/** Returns the request body for the profile, only with the groups of its type (specification §7). */
function profileDataOf({ type, company, more, links, services }: SetupDraft) {
  if (type === 'customer') return services;
  return {
    companyInfo: company,
    additionalInfo: { bio: more.bio, types: type === 'provider' ? more.types : [] },
    socialNetworksLinks: { ...links, tiktok: '' },
  };
}

/** Returns the documents that a submission has to send. */
export const unsentDocuments = ({ type, documents }: SetupDraft, { sent }: SubmissionProgress): UploadedDocument[] =>
  type === 'customer' ? [] : documents.filter(({ path }) => !sent.includes(path));

/** Whether a set-up is submitted completely. Providers and planners have at least one document (specification §5). */
export const isSubmitted = (draft: SetupDraft, progress: SubmissionProgress): boolean =>
  progress.profile !== null &&
  (draft.type === 'customer' || draft.documents.length > 0) &&
  unsentDocuments(draft, progress).length === 0;

const documentOf = ({ path, name, type }: UploadedDocument, profile: NonNullable<SubmissionProgress['profile']>) => ({
  path,
  name,
  type,
  status: 0 as const,
  profileType: profile.profileType,
  profileId: profile.profileId,
  senderId: profile.id,
});

const pendingSubmissions = new WeakMap<Client, Map<string, Promise<Outcome>>>();

/** Returns the pending submission of this user with this client, if there is one. */
export const pendingSubmission = (client: Client, userId: string): Promise<Outcome> | undefined =>
  pendingSubmissions.get(client)?.get(userId);

/** Called with the finished parts before the first request and after each one, so that a reload does not lose them. */
type OnProgress = (progress: SubmissionProgress) => void;

/**
 * Submits the profile, unless a submission is pending: the user may leave the screen and return. Only one submission
 * of a user is pending at a time.
 */
export function submitOnce(
  client: Client,
  { pending, ...submission }: Submission,
  onProgress: OnProgress,
): Promise<Outcome> {
  if (pending !== undefined) return pending;
  const { userId } = submission;
  const all = pendingSubmissions.get(client) ?? new Map<string, Promise<Outcome>>();
  pendingSubmissions.set(client, all);
  const outcome = all.get(userId) ?? submitProfile(client, submission, onProgress).finally(() => all.delete(userId));
  all.set(userId, outcome);
  return outcome;
}

/** Creates the profile, then submits each document. Skips what an earlier attempt has finished. Never rejects. */
async function submitProfile(
  client: Client,
  { draft, userId, progress }: Submission,
  onProgress: OnProgress,
): Promise<Outcome> {
  let { profile } = progress;
  const sent = [...progress.sent];
  if (profile === null) {
    onProgress({ ...progress, begun: true });
    const type = draft.type ?? '';
    const created = await client.call(userProfileCreate, { type, id: userId, profileData: profileDataOf(draft) });
    if (!created.ok) {
      const begun = progress.begun === true || created.failure.kind !== 'refused';
      return { profile, sent, begun, failure: created.failure, phase: 'profile' };
    }
    profile = created.data;
    onProgress({ profile, sent });
  }
  for (const document of unsentDocuments(draft, progress)) {
    const result = await client.call(documentsCreate, documentOf(document, profile));
    if (!result.ok) return { profile, sent, failure: result.failure, phase: 'documents' };
    sent.push(document.path);
    onProgress({ profile, sent });
  }
  return { profile, sent, failure: null, phase: 'documents' };
}
