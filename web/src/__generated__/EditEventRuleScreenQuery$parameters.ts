/**
 * @generated SignedSource<<be1a912763e01c343e3adf571a1b95a4>>
 * @relayHash 68d20b137febe036647a2a36a05cb62f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1fb2fab2c86abfcc19de442717922cbd26fee016030999dc994ba19bfb11b8c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1fb2fab2c86abfcc19de442717922cbd26fee016030999dc994ba19bfb11b8c",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
