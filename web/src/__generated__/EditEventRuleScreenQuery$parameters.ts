/**
 * @generated SignedSource<<cdcfe8477d4b18f611db7d577ad9e323>>
 * @relayHash 1198b121458040c96f80f91f01610d22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40b4a0c7b2ec148cd6fda4b3b2cea5b0111c957938d78744a639acd11fcf06cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40b4a0c7b2ec148cd6fda4b3b2cea5b0111c957938d78744a639acd11fcf06cb",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
