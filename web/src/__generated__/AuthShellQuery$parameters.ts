/**
 * @generated SignedSource<<d327e46e6dfa24927a5d24bb84861ffd>>
 * @relayHash beccb2efb5c5d3939b900e34e93c9962
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51babbe88258df6c2c6017fe767c89a375a87b96795c60b1a0fb2b91bd9cf3e1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51babbe88258df6c2c6017fe767c89a375a87b96795c60b1a0fb2b91bd9cf3e1",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
