/**
 * @generated SignedSource<<1468e624f4e37deab5e6e6720ad09d8e>>
 * @relayHash c49a0028ba7df9c47645b0af4f2f00a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f181ad22afe32ed14af6e1b039a8c26d7acd5789731708ab12794a80d3d1e2fa

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f181ad22afe32ed14af6e1b039a8c26d7acd5789731708ab12794a80d3d1e2fa",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
