// Made by `npm run generate` from the folders of `packages/app/src/routes/`; not to be edited.
export const generatedRoutes = [
  {"screen":"account","paths":["/account/:tab?"],"indexed":false,"data":"choice-lists","values":{"tab":["dashboard","events","kits","notifications","profile"]}},
  {"screen":"auth-callback","paths":["/auth/callback","/auth/google/callback"],"indexed":false,"oneTime":true,"data":"sign-in-result"},
  {"screen":"become-coordinator","paths":["/become-coordinator"],"indexed":false},
  {"screen":"create-event","paths":["/create-event"],"indexed":false},
  {"screen":"delete-account","paths":["/delete-account"],"indexed":false},
  {"screen":"keep-account","paths":["/keep-account/:token"],"indexed":false,"oneTime":true},
  {"screen":"login","paths":["/login"],"indexed":true},
  {"screen":"profile-info","paths":["/profile-info"],"indexed":false,"data":"choice-lists"},
  {"screen":"register","paths":["/register"],"indexed":true},
  {"screen":"reset-password","paths":["/reset-password/:token"],"indexed":false,"oneTime":true,"data":"email"},
  {"screen":"reset-request","paths":["/reset-password"],"indexed":true},
  {"screen":"undo-email","paths":["/undo-email/:token"],"indexed":false,"oneTime":true},
  {"screen":"verify-email","paths":["/verify-email/:id/:hash"],"indexed":false,"oneTime":true,"data":"verification"},
] as const;
