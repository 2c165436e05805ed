/** One drawing, by Lucide's name for it: icons-from-lucide.ts makes the module. */
declare module 'virtual:lucide/*' {
  const icon: import('./icon.ts').Icon;
  // biome-ignore lint/style/noDefaultExport: the module is written so, by the plugin.
  export default icon;
}
