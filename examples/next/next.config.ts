import type { NextConfig } from 'next';

const config: NextConfig = {
  redirects: async () => [{ source: '/', destination: '/fr', permanent: false }],
};

export default config;
