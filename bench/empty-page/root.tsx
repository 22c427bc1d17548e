/** The least that a page of this server can be: what the main page is compared with. */
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
