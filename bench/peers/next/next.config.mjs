export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  experimental: { inlineCss: true },
};
