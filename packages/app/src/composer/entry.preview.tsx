import '@kermesse/composer/strict';

void import('./preview.tsx');
