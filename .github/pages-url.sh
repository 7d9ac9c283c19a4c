#!/usr/bin/env bash
# Prints the site's address on GitHub Pages, or nothing if Pages is off. Fails if GitHub can't be asked.
errors=$(mktemp)
if url=$(gh api "repos/$GITHUB_REPOSITORY/pages" --jq .html_url 2> "$errors"); then
  [ "$url" = null ] || echo "${url/#http:/https:}" # the address starts with http: until Pages has a certificate
elif ! grep -q 'HTTP 404' "$errors"; then
  echo "GitHub couldn't be asked whether Pages is on. Run this workflow again. $(cat "$errors")" >&2
  exit 1
fi
