/** Software that this site never ran, and files that no site publishes: only vulnerability scanners ask for these. */
const probed =
  /^\/(?:\.(?:env|git|svn|hg|aws|ssh)(?:$|[/.])|(?:wp-(?:admin|login|content|includes|json)|xmlrpc|phpmyadmin|cgi-bin)\b)/i;

/** Whether a path is one that only vulnerability scanners ask for (418); any other unknown path gets 404. */
export function isProbe(path: string): boolean {
  return probed.test(path);
}
