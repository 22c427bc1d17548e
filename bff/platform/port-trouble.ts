/** Why the port cannot be listened on, as a sentence that says what to do; undefined for any other error. */
export function portTrouble(error: unknown, port: number): string | undefined {
  switch ((error as NodeJS.ErrnoException | undefined)?.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that one, or set PORT to another port.`;
    case 'EACCES':
      return `Port ${port} may not be listened on by this user. Set PORT to one above 1023.`;
    default:
      return undefined;
  }
}
