// Preloaded by test servers: a test process that fails or is stopped leaves no server behind.
process.on('disconnect', () => process.exit());
// The listener alone would keep the server from exiting by itself.
process.channel?.unref();
