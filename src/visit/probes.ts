/** Software that this site never ran, and files that no site shows: who asks for these looks for a hole, not for a page. */
const probed =
  /^\/(?:\.(?:env|git|svn|hg|aws|ssh)(?:$|[/.])|(?:wp-(?:admin|login|content|includes|json)|xmlrpc|phpmyadmin|cgi-bin)\b)/i;

/** Whether an address looks for a hole (418); what is only unknown is answered with 404. */
export function isProbe(path: string): boolean {
  return probed.test(path);
}
