/**
 * @generated SignedSource<<9c8bc725260362161042240436b2b5af>>
 * @relayHash a4d5516abd439189510b47d7356eea63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 366527e6d16419f200dff8151386e89f9c7d872199bf96ad22f34c5c6f30db19

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TeamScreenQuery } from './TeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "366527e6d16419f200dff8151386e89f9c7d872199bf96ad22f34c5c6f30db19",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "viewer",
            "invitations"
          ]
        }
      ]
    },
    "name": "TeamScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
