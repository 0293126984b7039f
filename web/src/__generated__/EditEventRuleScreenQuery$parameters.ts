/**
 * @generated SignedSource<<d34afeaeca2a5aeb65f164b366c050e8>>
 * @relayHash 0743d829f3027a509860f7d84d1a0d5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8408a0c7ad434a1c2720b694f5956081c83acfc6f3e6f121a0958ce0b9252f4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8408a0c7ad434a1c2720b694f5956081c83acfc6f3e6f121a0958ce0b9252f4",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
