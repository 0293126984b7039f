/**
 * @generated SignedSource<<6c6432e2fe67c770a449ba9ae3754f81>>
 * @relayHash 00ea6c9ceef8849d8b8e2f7a4a4ce1cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eaff514f23e6fee23bc51e18019db88d321d085083ad39e6d1936ddd914d334

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TeamScreenQuery } from './TeamScreenQuery.graphql';

const node: PreloadableConcreteRequest<TeamScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eaff514f23e6fee23bc51e18019db88d321d085083ad39e6d1936ddd914d334",
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
