import '@kermesse/composer/strict';

void import('./composer.tsx');
