/** Goes to another page by loading it anew: nothing of who was signed in before is left in memory. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
