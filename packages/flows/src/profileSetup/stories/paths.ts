import type { SnapshotFrom } from 'xstate';
import { fails, generatedPaths, succeeds } from '../../stories/paths/paths.ts';
import { emptyDraft, stepsOf, type SetupDraft } from '../machine/draft.ts';
import { profileSetupMachine, type SetupEvent } from '../machine/machine.ts';
import type { Outcome } from '../machine/submit.ts';

type Snapshot = SnapshotFrom<typeof profileSetupMachine>;

/** The input and uploads of the paths, and the profile that the server creates. */
export const exampleInput = {
  userId: '7f1d',
  company: { name: 'Maison Adjoa', address: '', phone: '', email: '' },
  services: { preferredServices: ['2'] },
  document: { path: 'documents/licence.pdf', name: 'licence.pdf', type: 1 },
  profile: { profileType: 'planner', profileId: '12', id: '7f1d' },
} as const;

/** The draft from before a reload. */
const before: SetupDraft = { ...emptyDraft, type: 'planner', company: exampleInput.company };

/** The draft that was submitted before the user left the screen and returned. */
const submitted: SetupDraft = {
  ...emptyDraft,
  type: 'customer',
  services: { preferredServices: [...exampleInput.services.preferredServices] },
};

const offline = { kind: 'offline' } as const;
const made: Outcome = { failure: null, phase: 'documents', profile: exampleInput.profile, sent: [] };
const outcomes = {
  done: made,
  doneWithDocument: { ...made, sent: [exampleInput.document.path] },
  fieldRefused: {
    failure: {
      kind: 'refused',
      status: 422,
      code: 'form/invalid_data',
      fields: { 'profileData.companyInfo.phone': 'Numéro refusé' },
    },
    phase: 'profile',
    profile: null,
    sent: [],
  },
  profileFailed: { ...made, failure: offline, phase: 'profile', profile: null },
  documentFailed: { ...made, failure: offline },
} satisfies Record<string, Outcome>;

/** Returns the current step. */
export const currentStep = ({ context: { draft } }: Snapshot) => stepsOf[draft.type ?? 'customer'][draft.step];

const written = ({ context: { draft } }: Snapshot) => ({
  company: draft.company.name !== '',
  services: draft.services.preferredServices.length > 0,
});

/** Whether the form of the current step offers an event, or whether an actor can have this output. */
function possible(snapshot: Snapshot, event: SetupEvent | { type: string; output?: unknown }): boolean {
  const { draft, progress } = snapshot.context;
  const step = currentStep(snapshot);
  const moving = snapshot.matches({ stepping: 'process' }) || snapshot.matches({ stepping: 'error' });
  if ('written' in event)
    return Object.keys(event.written)[0] === step && !written(snapshot)[step as 'company' | 'services'];
  if ('document' in event) return step === 'documents' && (draft.documents.length === 0 || !moving);
  if ('path' in event)
    return step === 'documents' && draft.documents.length > 0 && (progress.sent.length === 0 || !moving);
  if (event.type === 'NEXT') return step !== 'documents' || draft.documents.length > 0;
  if (!('output' in event)) return true;
  const forDocuments = event.output === outcomes.doneWithDocument || event.output === outcomes.documentFailed;
  const forProfile = event.output === outcomes.profileFailed || event.output === outcomes.fieldRefused;
  if (event.output === outcomes.fieldRefused && draft.type === 'customer') return false;
  return forProfile ? progress.profile === null : forDocuments === (draft.type !== 'customer');
}

/** The generated paths through the profile set-up, from the beginning and from a draft. */
export const setupPaths = generatedPaths({
  machine: profileSetupMachine,
  enough: 20,
  inputs: [
    { userId: exampleInput.userId },
    { userId: exampleInput.userId, draft: before },
    { userId: exampleInput.userId, draft: submitted, pending: new Promise<Outcome>(() => undefined) },
    { userId: exampleInput.userId, draft: submitted, progress: { profile: exampleInput.profile, sent: [] } },
  ],
  events: [
    { type: 'CHOOSE', profileType: 'customer' },
    { type: 'CHOOSE', profileType: 'planner' },
    { type: 'WRITE', written: { company: { ...exampleInput.company } } },
    { type: 'WRITE', written: { services: { preferredServices: [...exampleInput.services.preferredServices] } } },
    { type: 'ADD_DOCUMENT', document: { ...exampleInput.document } },
    { type: 'REMOVE_DOCUMENT', path: exampleInput.document.path },
    { type: 'NEXT' },
    { type: 'BACK' },
    ...Object.values(outcomes).map((outcome) => succeeds('submit', outcome)),
    fails('submit'),
  ],
  possible,
  situation: (snapshot) => {
    const { value, context } = snapshot;
    const { draft, progress, failure } = context;
    return [
      value,
      draft.type,
      draft.step,
      written(snapshot),
      draft.documents.length,
      progress,
      failure?.kind,
      failure?.phase,
    ];
  },
});
