/** What a form sends if it asks for nothing else: lynx makes a GET of a POST that has nothing to send, and only shows the page again. */
export const Sent = () => <input type="hidden" name="sent" value="1" />;
