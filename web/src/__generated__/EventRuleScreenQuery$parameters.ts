/**
 * @generated SignedSource<<df53fbd3acfe73bd7aa5734c8e013f98>>
 * @relayHash dbf95e65d28cbcf7e50bb7ace32e8eda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edfbcab4669768495ec697d81c6241e48e7b570fcbdc0edef17f539b8d85659b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventRuleScreenQuery } from './EventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "edfbcab4669768495ec697d81c6241e48e7b570fcbdc0edef17f539b8d85659b",
    "metadata": {},
    "name": "EventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
