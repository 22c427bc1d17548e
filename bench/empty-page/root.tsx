/** The smallest page this server can have, to compare the main page with. */
export default function Root() {
  return (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <title>Empty</title>
      </head>
      <body />
    </html>
  );
}
