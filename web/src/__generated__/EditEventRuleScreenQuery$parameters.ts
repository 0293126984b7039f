/**
 * @generated SignedSource<<9c5b98ddadc6ed31dafa403764cf96c3>>
 * @relayHash cef5c9a857d7c99599b7e4d19ce8bf4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 751fcc96763de4016cde232b8fa56a8b87b7d46ecf824433bd7a89b53160a585

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "751fcc96763de4016cde232b8fa56a8b87b7d46ecf824433bd7a89b53160a585",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
