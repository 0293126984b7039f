/**
 * @generated SignedSource<<5027367f0e77240958348fc37181f097>>
 * @relayHash e20a75581990ab7611cdaf38c0c10266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962fca6c544f02d2fc555e25ca9c0d4a8c8385255dcf92bada9d5dd0eb8f7d02

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "962fca6c544f02d2fc555e25ca9c0d4a8c8385255dcf92bada9d5dd0eb8f7d02",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
